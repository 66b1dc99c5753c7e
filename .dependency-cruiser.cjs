/** The walls of the house. `npm run walls` fails when an import goes through one. */

// Top to bottom: a folder may import from the folders below it, never from those above.
const floors = ['server|web', 'assistants', 'capabilities', 'ports', 'product', 'kit']

// A capability may use the ones before it, never the ones after it.
const capabilities = [
  'accounts',
  'access',
  'payments',
  'documents',
  'study',
  'voice',
  'oral-session',
  'preview',
]

// The kit of parts lies in web/ but low down: every web/ folder of the house builds its screens from it.
const kitOfParts = '^src/web/(ui|art|styles|navigation)/'

const upstairs = floors.slice(1).map((floor, i) => ({
  name: `${floor}-knows-nothing-above-it`,
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: {
    path: `^src/(${floors.slice(0, i + 1).join('|')})/`,
    ...(/^(assistants|capabilities)$/.test(floor) ? { pathNot: kitOfParts } : {}),
  },
}))

const orderOfCapabilities = capabilities.slice(0, -1).map((capability, i) => ({
  name: `${capability}-does-not-use-later-capabilities`,
  severity: 'error',
  from: { path: `^src/capabilities/${capability}/` },
  to: { path: `^src/capabilities/(${capabilities.slice(i + 1).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...upstairs,
    ...orderOfCapabilities,
    {
      name: 'assistants-do-not-know-each-other',
      comment: 'Shared behaviour moves down into a capability instead.',
      severity: 'error',
      from: { path: '^src/assistants/([^/]+)/' },
      to: { path: '^src/assistants/', pathNot: '^src/assistants/$1/' },
    },
    {
      name: 'only-screens-use-the-kit-of-parts',
      severity: 'error',
      from: { path: '^src/(assistants|capabilities)/', pathNot: '/web/' },
      to: { path: kitOfParts },
    },
    {
      name: 'the-kit-of-parts-knows-no-screens',
      severity: 'error',
      from: { path: kitOfParts },
      to: { path: '^src/(assistants|capabilities|web)/', pathNot: kitOfParts },
    },
    {
      name: 'browser-code-stays-out-of-the-server',
      severity: 'error',
      from: { path: '(^|/)web/' },
      to: { path: '(^src/ports/|/server/|^src/server/)' },
    },
    {
      name: 'server-code-stays-out-of-the-browser',
      severity: 'error',
      from: { path: '(^src/ports/|/server/|^src/server/)', pathNot: '(\\.test\\.ts$|^src/server/pages/)' },
      to: { path: '/web/' },
    },
    {
      name: 'shared-files-touch-neither-side',
      comment: 'spec, contract, rules, product and kit run in both places.',
      severity: 'error',
      from: { path: '(/spec\\.ts|/contract\\.ts|/rules/|^src/product/|^src/kit/)', pathNot: '\\.test\\.ts$' },
      to: { path: '(/web/|/server/|^src/ports/|^node_modules/(react|fastify|drizzle-orm)|^node:)' },
    },
    {
      name: 'node-builtins-only-on-the-server',
      severity: 'error',
      from: {
        path: '(/spec\\.ts|/contract\\.ts|/rules/|^src/product/|^src/kit/|/web/)',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'vendors-are-chosen-in-one-place',
      comment: 'Only server/outside.ts may import an adapter; everyone else imports the port.',
      severity: 'error',
      from: { path: '^src/', pathNot: '(^src/ports/|^src/server/outside\\.ts$|\\.test\\.ts$)' },
      to: { path: '^src/ports/[^/]+/[^/]+\\.(?!ts$)[^/]+\\.ts$' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
