/** Every call of the product, from the contracts; a test compares this with the calls the server serves. */
import * as consultant from '#assistants/consultant/contract.ts'
import * as decoder from '#assistants/decoder/contract.ts'
import * as decoderReferences from '#assistants/decoder/references/contract.ts'
import * as decoderSources from '#assistants/decoder/sources/contract.ts'
import * as defense from '#assistants/defense/contract.ts'
import * as humanizer from '#assistants/humanizer/contract.ts'
import * as slides from '#assistants/slides/contract.ts'
import * as textChat from '#assistants/text-chat/contract.ts'
import * as voiceChat from '#assistants/voice-chat/contract.ts'
import * as access from '#capabilities/access/contract.ts'
import * as accounts from '#capabilities/accounts/contract.ts'
import * as administration from '#capabilities/administration/contract.ts'
import * as engines from '#capabilities/administration/engines/contract.ts'
import * as dataAnalysis from '#capabilities/data-analysis/contract.ts'
import * as documents from '#capabilities/documents/contract.ts'
import * as oralSession from '#capabilities/oral-session/contract.ts'
import * as report from '#capabilities/oral-session/rules/report/contract.ts'
import * as payments from '#capabilities/payments/contract.ts'
import * as study from '#capabilities/study/contract.ts'
import * as cards from '#capabilities/study-cards/contract.ts'
import * as voice from '#capabilities/voice/contract.ts'
import type { Call } from '#contracts/call.ts'

const CONTRACTS = [
  ...[
    consultant,
    decoder,
    decoderReferences,
    decoderSources,
    defense,
    humanizer,
    slides,
    textChat,
    voiceChat,
  ],
  ...[
    access,
    accounts,
    administration,
    engines,
    dataAnalysis,
    documents,
    oralSession,
    report,
    payments,
    study,
    cards,
    voice,
  ],
]

const isCall = (value: object): value is Call => 'method' in value && 'path' in value && 'answer' in value

/** Some are exported singly, some in a record of several. */
function callsIn(value: unknown): Call[] {
  if (typeof value !== 'object' || value === null || '_zod' in value) return []
  return isCall(value) ? [value] : Object.values(value).flatMap(callsIn)
}

export const EVERY_CALL: readonly Call[] = CONTRACTS.flatMap((contract) =>
  Object.values(contract).flatMap(callsIn),
)
