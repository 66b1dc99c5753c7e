/** Starts PostgreSQL for this run and migrates a template; every test file gets a copy. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const template = 'template_weekbe4'
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const client = new pg.Client({ connectionString: server.url.replace(/postgres$/, template) })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  await client.end()
  project.provide('database', { kind: 'PostgreSQL', url: server.url, template })
  return () => server.stop()
}
