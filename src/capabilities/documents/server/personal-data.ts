import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { DocumentSummary } from '../contract.ts'
import { listOwnDocuments } from './document-rows.ts'
import type { Documents } from './documents.ts'

/** A person's documents, for "export my data" and "delete my account". */
export const documentData = (documents: Documents) =>
  personalData({
    name: 'documents',
    schema: z.array(
      DocumentSummary.pick({
        id: true,
        name: true,
        bytes: true,
        kind: true,
        pages: true,
        status: true,
        createdAt: true,
      }).extend({ lastUsedAt: z.string() }),
    ),
    gather: async (db, userId) =>
      (await listOwnDocuments(db, userId)).map(
        ({ id, name, bytes, kind, pages, status, createdAt, lastUsedAt }) => ({
          id,
          name,
          bytes,
          kind,
          pages,
          status,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        }),
      ),
    async forget(tx, userId) {
      // The files are deleted at once, though the transaction may still fail: a row without a file is better than a
      // file that survives its deletion.
      for (const row of await listOwnDocuments(tx, userId)) await documents.forgetRow(row, tx)
    },
  })
