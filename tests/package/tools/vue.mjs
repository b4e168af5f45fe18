/** @type {import('../tools.mjs').Tool} */
export default {
  title: 'Vue',
  versions: ['3.5.45'],
  packages: (version) => [`vue@${version}`, 'vite@8.3.8', '@vitejs/plugin-vue@6.0.11'],
  files: {
    'vite.config.mjs': `import vue from '@vitejs/plugin-vue';
      export default { plugins: [vue()] };`,
    'Result.vue': `<script setup>
        import { ref } from 'vue';
        import { pageResult } from './result.mjs';
        const text = ref('');
        pageResult().then((result) => (text.value = result));
      </script>
      <template><p id="result">{{ text }}</p></template>`,
    'main.mjs': `import { createApp } from 'vue';
      import Result from './Result.vue';
      createApp(Result).mount(document.body);`,
  },
  modes: [
    {
      name: 'a component, in development',
      serve: 'vite --host 127.0.0.1 --strictPort --port PORT',
    },
    { name: 'built with Vite', build: 'vite build', folder: 'dist' },
  ],
};
