/**
 * Version of the proof rules: increase it with any change to them. Under a new version everything is proved again from
 * the model's stored answers.
 */
export const PROOF = '4'
