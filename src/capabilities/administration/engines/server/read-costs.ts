/** Engine costs against assistant earnings: the ledger on one side, the usage on the other. */
import { and, gte, lte, sum } from 'drizzle-orm'
import { inNgwee } from '#capabilities/usage/index.ts'
import { USED, usageDays } from '#capabilities/usage/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { ASSISTANTS, type AssistantId, assistantIds, assistantOfPurchase } from '#product/assistants.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import { earnedPerDay } from '../../server/earnings.ts'
import type { Costs, CostsQuery } from '../contract.ts'

const SUMMED = [...USED, 'incomeNgwee'] as const
type Sums = Record<(typeof SUMMED)[number], number>
type CostRow = { day: string; assistant: string } & Sums

const sumsOf = (amount: (name: keyof Sums) => number): Sums =>
  Object.fromEntries(SUMMED.map((name) => [name, amount(name)])) as Sums // every name of the list
const nothing = sumsOf(() => 0)

export async function sumCosts(
  { db, gateway, aiText }: Pick<Services, 'db' | 'gateway' | 'aiText'>,
  asked: CostsQuery,
): Promise<Costs> {
  const [used, earned] = await Promise.all([
    usedPerDay(db, asked),
    earnedPerDay(db, asked, gateway.environment),
  ])
  const rows: CostRow[] = [
    ...used,
    ...earned.map(({ purchaseType, day, amountNgwee }) => ({
      ...nothing,
      day,
      assistant: assistantOfPurchase(purchaseType) ?? purchaseType,
      incomeNgwee: amountNgwee,
    })),
  ]
  const perAssistant = summedBy(rows, ({ assistant }) => assistant)
  const others = [...perAssistant.keys()].filter((id) => !(id in ASSISTANTS))
  return {
    environment: gateway.environment,
    currency: CURRENCY,
    engine: aiText.description,
    total: brief(rows.reduce(added, nothing)),
    perAssistant: [...assistantIds, ...others].map((assistant) => {
      const sums = perAssistant.get(assistant) ?? nothing
      const { incomeNgwee: _, cost: __, ...counts } = sums
      return { assistant, name: costName(assistant), ...counts, ...brief(sums) }
    }),
    perDay: [...summedBy(rows, ({ day, assistant }) => `${day} ${assistant}`)]
      .map(([key, sums]) => {
        const [day = '', assistant = ''] = key.split(' ')
        return { day, assistant, name: costName(assistant), ...brief(sums) }
      })
      .sort((a, b) => b.day.localeCompare(a.day) || a.name.localeCompare(b.name)),
  }
}

const costName = (assistant: string): string => {
  if (assistant === 'check') return 'Engine checks'
  if (assistant === 'library') return 'My documents'
  return assistant in ASSISTANTS ? ASSISTANTS[assistant as AssistantId].name : assistant
}

const brief = ({ incomeNgwee, cost, calls }: Sums) => ({ incomeNgwee, costNgwee: inNgwee(cost), calls })

const added = (one: Sums, other: Sums): Sums => sumsOf((name) => one[name] + other[name])

function summedBy(rows: CostRow[], keyOf: (row: CostRow) => string): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const row of rows) sums.set(keyOf(row), added(sums.get(keyOf(row)) ?? nothing, row))
  return sums
}

async function usedPerDay(db: Database, { from, to }: CostsQuery): Promise<CostRow[]> {
  const { day, assistant } = usageDays
  const found = await db
    .select({
      day,
      assistant,
      ...Object.fromEntries(USED.map((name) => [name, sum(usageDays[name])])),
    })
    .from(usageDays)
    .where(and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined))
    .groupBy(day, assistant)
  return found.map((row) => {
    const { day, assistant, ...sums } = row as typeof row & Record<string, string | null>
    const numbers = Object.fromEntries(Object.entries(sums).map(([name, text]) => [name, Number(text ?? 0)]))
    return { ...nothing, ...numbers, day, assistant }
  })
}
