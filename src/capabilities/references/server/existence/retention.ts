/** Deletes what registries answered more than ninety days ago. */
import { lt } from 'drizzle-orm'
import { startPeriodicTask } from '#background/periodic-task.ts'
import { hours, minutes } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { EXISTENCE } from '../../spec.ts'
import { registryAnswers } from '../tables.ts'

export async function tidyAnswers({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .delete(registryAnswers)
    .where(lt(registryAnswers.at, new Date(now().getTime() - EXISTENCE.keptFor)))
}

export const startAnswerRetention = (services: Services): (() => Promise<void>) =>
  startPeriodicTask({
    every: hours(6),
    after: minutes(3),
    work: () => tidyAnswers(services),
    onFault: (error) =>
      services.log.error({ reason: String(error) }, 'Answers of registries could not be tidied.'),
  }).stop
