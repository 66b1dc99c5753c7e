import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/background/tables.ts',
    './src/http/tables.ts',
    './src/capabilities/*/server/tables.ts',
    './src/assistants/*/server/tables.ts',
  ],
  out: './migrations',
})
