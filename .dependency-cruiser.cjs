/** The walls of the house. `npm run walls` fails when an import goes through one. */

// Top to bottom: a folder may import from the folders below it, never from those above.
// api-client (the browser's questions) and http (the server's answers) are neighbours and do not know each other.
const floors = [
  'server|web',
  'assistants',
  'capabilities',
  'api-client|http',
  'background',
  'ui',
  'ports',
  'contracts',
  'product',
  'kit',
]

// A capability may use the ones before it, never the ones after it.
const capabilities = require('./scripts/order-of-capabilities.json')

const upstairs = floors.slice(1).map((floor, i) => ({
  name: `${floor.replace('|', '-and-')}-know-nothing-above`,
  severity: 'error',
  from: { path: `^src/(${floor})/` },
  to: { path: `^src/(${floors.slice(0, i + 1).join('|')})/` },
}))

const orderOfCapabilities = capabilities.slice(0, -1).map((capability, i) => ({
  name: `${capability}-does-not-use-later-capabilities`,
  severity: 'error',
  from: { path: `^src/capabilities/${capability}/` },
  to: { path: `^src/capabilities/(${capabilities.slice(i + 1).join('|')})/` },
}))

// What only a browser can run. `ui` and `api-client` are all browser.
const browser = '(^src/(ui|api-client|web)/|/web/)'
const server = '(^src/(ports|http|background|server)/|/server/)'
const shared = '(/spec\\.ts|/contract\\.ts|/rules/|^src/(contracts|product|kit)/)'

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
      name: 'browser-code-stays-out-of-the-server',
      severity: 'error',
      from: { path: browser },
      to: { path: server },
    },
    {
      name: 'server-code-stays-out-of-the-browser',
      severity: 'error',
      from: { path: server, pathNot: '(\\.test\\.ts$|^src/server/pages/)' },
      to: { path: browser },
    },
    {
      name: 'shared-files-touch-neither-side',
      comment: 'spec, contract, rules, product and kit run in both places.',
      severity: 'error',
      from: { path: shared, pathNot: '\\.test\\.ts$' },
      to: { path: `(${browser}|${server}|^node_modules/(react|fastify|drizzle-orm)|^node:)` },
    },
    {
      name: 'node-builtins-only-on-the-server',
      severity: 'error',
      from: { path: `(${shared}|${browser})`, pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'vendors-are-chosen-in-one-place',
      comment:
        'Only server/services.ts and server/engines.ts may import an adapter; everyone else imports the port.',
      severity: 'error',
      from: { path: '^src/', pathNot: '(^src/ports/|^src/server/(services|engines)\\.ts$|\\.test\\.ts$)' },
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
