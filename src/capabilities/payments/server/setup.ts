/** Payments, for the start of the program. */

// Routes
export { callbackRoute } from './routes/callback-route.ts'
export { paymentRoutes } from './routes/payment-routes.ts'

// Reconciling, sending again, letters; personal data
export { startPaymentWork } from './jobs/worker.ts'
export { paymentsPersonalData } from './personal-data.ts'
