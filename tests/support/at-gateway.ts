import type { Operation } from '#ports/payment-gateway/emulator/state.ts'

export type AtGateway = {
  /** Requests, one that was sent again included. */
  received: number
  deposits: Operation[]
}

/** As the emulator at this address tells it. */
export async function atGateway(emulatorUrl: string): Promise<AtGateway> {
  return (await (await fetch(`${emulatorUrl}/__emulator/deposits`)).json()) as AtGateway
}

/** A request that was answered late is rightly sent again under its id, so deposits are counted, and not requests. */
export const depositsAt = async (emulatorUrl: string): Promise<string[]> =>
  (await atGateway(emulatorUrl)).deposits.map(({ id }) => id)
