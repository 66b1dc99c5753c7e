export const ANONYMOUS = 'Anonymous'

/** A transaction names whoever paid; without a name it says so. */
export const payerName = (name: string | null | undefined): string => name?.trim() || ANONYMOUS
