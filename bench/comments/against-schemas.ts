/**
 * Violations of the ISO schemas (29500, transitional) in a Word file. The schemas belong to the standard and are not
 * part of the project: their folder is passed in.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MAIN } from '#kit/word/names.ts'
import { openParts } from '#kit/word/package.ts'
import { withoutExtensions } from './without-extensions.ts'

const PROGRAM = 'xmllint'
/** `xml:space` is defined by XML itself; the schemas use it without giving its location. */
const OF_XML = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace">
<xs:attribute name="space" type="xs:NCName"/><xs:attribute name="lang" type="xs:language"/></xs:schema>`
const both = (schemas: string) => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/>
<xs:import namespace="${MAIN}" schemaLocation="${pathToFileURL(join(resolve(schemas), 'wml.xsd'))}"/></xs:schema>`

const PARTS = ['word/document.xml', 'word/comments.xml']

/** Undefined if there is no program for it. */
export function schemaFaults(file: Uint8Array, schemas: string): string[] | undefined {
  const parts = openParts(file)
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-schemas-'))
  try {
    writeFileSync(join(folder, 'xml.xsd'), OF_XML)
    writeFileSync(join(folder, 'both.xsd'), both(schemas))
    const faults: string[] = []
    for (const name of PARTS) {
      const bytes = parts?.get(name)
      if (!bytes) continue
      const path = join(folder, 'part.xml')
      writeFileSync(path, withoutExtensions(new TextDecoder().decode(bytes)))
      const run = spawnSync(PROGRAM, ['--noout', '--schema', join(folder, 'both.xsd'), path], {
        encoding: 'utf8',
      })
      if (run.error) return undefined
      faults.push(...run.stderr.split('\n').filter((line) => line.includes(' error :')))
    }
    return faults
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
