/** The address that an operator named is asked, and no other that it points to: a key or a student's words would go along. */
export const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
