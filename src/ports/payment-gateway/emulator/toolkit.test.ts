import { generateKeyPairSync } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { pawaPayGateway } from '../payment-gateway.pawapay.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
afterEach(() => bench.close())

const call = async (path: string, body?: object) => {
  const response = await fetch(bench.emulator.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${bench.emulator.token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (await response.json()) as Record<string, unknown> & { data: Record<string, unknown> }
}

describe('a statement', () => {
  const wanted = (changes = {}) => ({
    wallet: { country: 'ZMB', currency: 'ZMW' },
    startDate: '2026-03-02T00:00:00',
    endDate: '2026-03-03T00:00:00',
    callbackUrl: bench.merchant.url,
    ...changes,
  })

  it.each([false, true])('lists what was paid in the period (compressed: %s)', async (compressed) => {
    bench = await openBench()
    const [paid, failed, open] = ['260763456789', '260973456049', '260763456129'].map((phone) =>
      orderFrom(phone),
    )
    for (const order of [paid, failed, open]) await bench.gateway.startDeposit(order!)
    await bench.emulator.advance(10_000)
    const { statementId } = await call('/v2/statements', wanted({ compressed }))
    expect(await call(`/v2/statements/${statementId}`)).toMatchObject({ data: { status: 'PROCESSING' } })
    await bench.emulator.advance(10_000)
    const { data } = await call(`/v2/statements/${statementId}`)
    const file = Buffer.from(await (await fetch(String(data.downloadUrl))).arrayBuffer())
    expect(file.length).toBe(data.fileSize)
    const lines = (compressed ? gunzipSync(file) : file).toString().trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(
      `${paid!.depositId},DEPOSIT,COMPLETED,ZMW,150.00,0.00,150.00,260763456789,MTN_MOMO_ZMB`,
    )
    expect(lines[2]).toMatch(`${failed!.depositId},DEPOSIT,FAILED`)
    expect(new TextDecoder().decode(bench.merchant.received.at(-1)?.rawBody)).toContain('downloadUrl')
  })

  it.each([
    [{ endDate: '2026-04-03T00:00:00' }, 'INVALID_DATE_RANGE'],
    [{ endDate: '2026-03-01T00:00:00' }, 'INVALID_DATE_RANGE'],
    [{ wallet: { country: 'MWI', currency: 'MWK' } }, 'WALLET_NOT_FOUND'],
    [{ startDate: 'yesterday' }, 'INVALID_PARAMETER'],
    [{ wallet: undefined }, 'MISSING_PARAMETER'],
    [{ format: 'pdf' }, 'UNSUPPORTED_PARAMETER'],
  ])('is refused with %j', async (change, failureCode) => {
    bench = await openBench()
    expect(await call('/v2/statements', wanted(change))).toMatchObject({ failureReason: { failureCode } })
  })
})

describe('an account that wants signed requests', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const signing = (encoding: 'der' | 'raw', signer = privateKey) =>
    pawaPayGateway({
      environment: 'emulator',
      baseUrl: bench.emulator.url,
      token: bench.emulator.token,
      now: bench.emulator.now,
      signWith: { keyId: 'ours', privateKey: signer, encoding },
    })

  it.each(['der', 'raw'] as const)('takes an order signed in %s', async (encoding) => {
    bench = await openBench({ requestKeys: [{ id: 'ours', key }] })
    expect(await signing(encoding).startDeposit(orderFrom('260763456789'))).toMatchObject({
      outcome: 'accepted',
    })
    expect(await bench.gateway.activeConfiguration()).toMatchObject({ value: { signedRequestsOnly: true } })
  })

  it('takes none that is unsigned or signed by a stranger, and still answers questions', async () => {
    bench = await openBench({ requestKeys: [{ id: 'ours', key }] })
    const stranger = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
    const order = orderFrom('260763456789')
    for (const gateway of [bench.gateway, signing('der', stranger)])
      expect(await gateway.startDeposit(order)).toMatchObject({
        outcome: 'misconfigured',
        code: 'HTTP_SIGNATURE_ERROR',
      })
    expect(await bench.gateway.readDeposit(order.depositId)).toEqual({ reading: 'not-found' })
  })
})

describe('the configuration', () => {
  it('tells how MTN’s prompt is called back, and where callbacks go', async () => {
    bench = await openBench()
    const configuration = await bench.gateway.activeConfiguration()
    const mtn = configuration.ok && configuration.value.providers.find(({ name }) => name === 'MTN')
    expect(mtn).toMatchObject({
      pinPromptRevivable: true,
      callbackUrl: bench.merchant.url,
      pinPromptInstructions: [{ quickLink: 'tel:*115%23', steps: ['Dial *115#', 'Enter your PIN'] }],
    })
  })

  it('changes its shape while it runs, and means the same', async () => {
    bench = await openBench()
    const before = [await bench.gateway.activeConfiguration(), await bench.gateway.availability()]
    await bench.admin('POST', 'shape', { shape: 'list' })
    const plain = await (
      await fetch(`${bench.emulator.url}/v2/availability`, {
        headers: { authorization: `Bearer ${bench.emulator.token}` },
      })
    ).text()
    expect(plain).toContain('"operationTypes":[')
    expect([await bench.gateway.activeConfiguration(), await bench.gateway.availability()]).toEqual(before)
  })

  it.each([
    ['0971234567', 'AIRTEL_OAPI_ZMB', '260971234567'],
    ['95 345 6789', 'ZAMTEL_ZMB', '260953456789'],
    ['+260 (0)76 345-6789', 'MTN_MOMO_ZMB', '260763456789'],
  ])('guesses for %s the provider %s', async (written, provider, phone) => {
    bench = await openBench()
    expect(await bench.gateway.predictProvider(written)).toMatchObject({ value: { provider, phone } })
  })
})
