import { type JsonObject, objectIn, textIn } from '../../pawapay/read-json.ts'
import { ACTIONS, isAction } from '../faults.ts'
import { type EmulatorAnswer, json } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import type { Emulator } from '../settings.ts'
import type { Fault } from '../state.ts'

export function addFault({ world }: Emulator, { body }: Request): EmulatorAnswer {
  const { action, match, params, times } = body ?? {}
  if (!isAction(action))
    return json({ error: `Unknown action; known are ${Object.keys(ACTIONS).join(', ')}` }, 400)
  const fault: Fault = {
    id: ++world.state.order,
    action,
    match: matchFrom(objectIn(match), ACTIONS[action].op),
    params: { ...objectIn(params) },
    // Without "times" a fault strikes once; with null it never wears off.
    times: times === null ? null : typeof times === 'number' && times >= 1 ? Math.floor(times) : 1,
    seen: 0,
  }
  world.state.faults.push(fault)
  world.save()
  return json(fault, 201)
}

function matchFrom(match: JsonObject, usualOp: string): Fault['match'] {
  const [phone, provider, id] = [textIn(match.phone), textIn(match.provider), textIn(match.id)]
  return {
    op: textIn(match.op) ?? usualOp,
    ...(phone ? { phone } : {}),
    ...(provider ? { provider } : {}),
    ...(id ? { id } : {}),
    ...(typeof match.nth === 'number' ? { nth: match.nth } : {}),
  }
}

export const listFaults = ({ world }: Emulator): EmulatorAnswer => json(world.state.faults)

export function removeFaults({ world }: Emulator): EmulatorAnswer {
  world.state.faults = []
  world.save()
  return json({ removed: true })
}
