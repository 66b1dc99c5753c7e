import type { Prediction } from '../payment-gateway.ts'
import { objectIn, textIn } from './read-json.ts'

export function predictionFrom(body: unknown): Prediction | undefined {
  const { provider, phoneNumber, country } = objectIn(body)
  const [predicted, phone] = [textIn(provider), textIn(phoneNumber)]
  return predicted && phone ? { provider: predicted, phone, country: textIn(country) ?? '' } : undefined
}
