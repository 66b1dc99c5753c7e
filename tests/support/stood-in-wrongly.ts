/** What stand-ins for the server said that the server never says. Looked at after every test: who is told may swallow it. */
export const stoodInWrongly: Error[] = []
