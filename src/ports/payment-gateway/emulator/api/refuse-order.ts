/** Refusals common to both kinds of orders, in the order the emulator checks them. */
import type { JsonObject } from '../../pawapay/read-json.ts'
import { type EmulatorAnswer, json, refusal } from '../http/answer.ts'
import type { Operation } from '../state.ts'
import { fieldFault, type OrderFields } from './fields.ts'
import { hasDuplicateMetadata } from './order-fields.ts'

export function malformed(body: JsonObject | undefined, fields: OrderFields): EmulatorAnswer | undefined {
  if (!body) return refusal(400, 'INVALID_INPUT', 'The request body could not be parsed.')
  const fault = fieldFault(body, fields)
  if (fault) return refusal(400, fault.code, `Parameter: ${fault.where}`)
  if (hasDuplicateMetadata(body.metadata))
    return refusal(400, 'DUPLICATE_METADATA_FIELD', 'A metadata key appears twice.')
  return undefined
}

export type IdName = 'depositId' | 'refundId'

export const rejected = (
  idName: IdName,
  id: string,
  failureCode: string,
  failureMessage = '',
): EmulatorAnswer =>
  json({ [idName]: id, status: 'REJECTED', failureReason: { failureCode, failureMessage } })

export const accepted = (idName: IdName, { id, created }: Operation): EmulatorAnswer =>
  json({ [idName]: id, status: 'ACCEPTED', nextStep: 'FINAL_STATUS', created })

export const duplicate = (idName: IdName, { id, created }: Operation): EmulatorAnswer =>
  json({ [idName]: id, status: 'DUPLICATE_IGNORED', created })
