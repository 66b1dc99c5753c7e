/** Which rules proved something. Under others it is proved again, from what the model had answered: count on with any change to them. */
export const PROOF = '1'
