export const ANONYMOUS = 'Anonymous'

/** Payer's name for a transaction, or a placeholder if there is none. */
export const payerName = (name: string | null | undefined): string => name?.trim() || ANONYMOUS
