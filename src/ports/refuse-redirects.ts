/** Requests only the address the operator configured, and follows no redirects: a key or a student's words would go along. */
export const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
