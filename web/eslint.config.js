import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules', 'test-results', 'fixtures'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Prettier lays out the code; rules about layout would only quarrel with it.
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // All of it is drawn by src/art, which makes marks of numbers and of names it knows; no text of anybody's passes.
      'svelte/no-at-html-tags': 'off',
      // Sets and maps are made, handed on and replaced as a whole; nobody changes one that is being looked at.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is the space at the edge of a block, which Svelte would trim.
      'svelte/no-useless-mustaches': 'off',
      // `_` is what has to be named and is not wanted.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
  },
);
