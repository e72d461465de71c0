// The lint rules. Import arrows between the rooms are held by .dependency-cruiser.cjs.

import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import accessibility from 'eslint-plugin-vuejs-accessibility'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import { typedParser } from './build/lib/lint-program.mjs'

const nodeGlobals = Object.fromEntries(
  'process console URL Buffer setTimeout clearTimeout setInterval clearInterval fetch Response Request AbortController AbortSignal WebSocket structuredClone'
    .split(' ')
    .map((name) => [name, 'readonly'])
)
const commonJsGlobals = {
  ...nodeGlobals,
  module: 'writable',
  exports: 'writable',
  require: 'readonly',
  __dirname: 'readonly',
  __filename: 'readonly'
}

const impure = 'shared/ has no clock and no timers: take the moment or the chance as a parameter.'

export default defineConfig(
  globalIgnores([
    'out',
    'dist',
    'node_modules',
    'coverage',
    'test-results',
    'playwright-report',
    '**/*.generated.ts'
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  vue.configs['flat/recommended'],
  accessibility.configs['flat/recommended'],

  {
    languageOptions: {
      parserOptions: {
        parser: typedParser,
        extraFileExtensions: ['.vue'],
        project: ['./tsconfig.json'],
        tsconfigRootDir: import.meta.dirname
      }
    },
    rules: {
      eqeqeq: ['error', 'always'],
      // French is set with narrow no-break spaces.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }],
      'max-lines': ['warn', { max: 250, skipBlankLines: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true }
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true }
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of string literals instead of an enum.' },
        {
          selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
          message: 'A cast through unknown hides a wrong type: parse or narrow instead.'
        },
        {
          selector:
            ':matches(ObjectExpression, ArrayExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression)',
          message: 'Write the members of a spread literal out.'
        }
      ]
    }
  },

  { files: ['**/*.ts'], languageOptions: { parser: typedParser } },

  // TypeScript itself finds unknown names, and knows which globals a file has.
  { files: ['**/*.ts', '**/*.vue'], rules: { 'no-undef': 'off' } },

  {
    files: ['shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'Date',
          'performance',
          'setTimeout',
          'setInterval',
          'queueMicrotask',
          'crypto',
          'process',
          'window',
          'document',
          'localStorage'
        ].map((name) => ({ name, message: impure }))
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is a parameter: use the Chance that was handed in.'
        },
        { object: 'globalThis', property: 'Date', message: impure },
        { object: 'globalThis', property: 'crypto', message: impure }
      ]
    }
  },

  {
    files: ['**/*.vue'],
    rules: {
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/component-api-style': ['error', ['script-setup']],
      // A label names its control by holding it or by its id; either will do.
      'vuejs-accessibility/label-has-for': ['error', { required: { some: ['nesting', 'id'] } }],
      'vue/multi-word-component-names': 'off',
      'vue/no-v-html': 'error',
      'vue/no-template-shadow': 'error'
    }
  },

  // Tests say what they expect more freely: a fixture may be long and a helper unbound.
  {
    files: ['tests/**', '**/*.test.ts'],
    rules: { 'max-lines': 'off', '@typescript-eslint/unbound-method': 'off' }
  },

  // Tables of cards and places are as long as the printed game makes them.
  { files: ['shared/games/*/content/**'], rules: { 'max-lines': 'off' } },

  // Scripts that must start before anything is installed or compiled are plain JavaScript.
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: nodeGlobals }
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: commonJsGlobals },
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      'no-redeclare': ['error', { builtinGlobals: false }]
    }
  },

  prettier
)
