/**
 * A fixed key, a fixed body and signatures over it, made outside this program with OpenSSL from
 * hand-written signature bases: a proof independent of the code under test.
 */
export const KEY_ID = 'HTTP_EC_P256_KEY:1'

export const PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEJVMe7cpNd5CFAiKT7D+bzNG+vxzN
avwWLVEdLaUr8T1KQ/AuvskFJwLaKmaeiPi8RGdjac08wrNkaUoPZH9h/A==
-----END PUBLIC KEY-----
`

export const ANOTHER_PUBLIC_KEY = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE5DCQ/uu+LI46M8kWYKEqY68Fbwvv
4qflBHZn4v41dMBf/7n8IVIhikSdfu3yC9L2lIDbldpCaIf3MfsIsF8pkQ==
-----END PUBLIC KEY-----
`

export const BODY =
  '{"depositId":"8917c345-4791-4285-a416-62f24b6982db","status":"COMPLETED","amount":"150.0000","currency":"ZMW","country":"ZMB","payer":{"type":"MMO","accountDetails":{"phoneNumber":"260763456789","provider":"MTN_MOMO_ZMB"}},"created":"2026-03-02T08:00:00Z","providerTransactionId":"ABC123"}'

export const CREATED = 1_772_438_400

const headers = {
  'content-type': 'application/json; charset=UTF-8',
  'content-length': String(BODY.length),
  'signature-date': '2026-03-02T08:00:00Z',
}
const sha512 =
  'sha-512=:Sj0f+EjcYQcQKgQ6VAqQ6FsejMEbVyYDLSBjoTwuXMXzc5IDFmDOvv1jgCoqfIcczXqeezcf+RjU6LAmZLJ1HA==:'

const documented = {
  ...headers,
  'content-digest': sha512,
  'signature-input': `sig-pp=("@method" "@authority" "@path" "signature-date" "content-digest" "content-type");alg="ecdsa-p256-sha256";keyid="${KEY_ID}";created=${CREATED};expires=${CREATED + 60}`,
}

/** The order of the written documentation, once in each encoding of the signature. */
export const DER = {
  ...documented,
  signature:
    'sig-pp=:MEQCIG1+pP2FOGVHax0p9dqBDXC0TSQldhBj7FjzyifsLjFLAiBVQ/YZvlwfSV36QfPrebN0RV7VEYTkmMsDbmr0bNq17g==:',
}
export const RAW = {
  ...documented,
  signature:
    'sig-pp=:bX6k/YU4ZUdrHSn12oENcLRNJCV2EGPsWPPKJ+wuMUtVQ/YZvlwfSV36QfPrebN0RV7VEYTkmMsDbmr0bNq17g==:',
}

/** Another order, one part more, the parameters reversed, and the other digest. */
export const ANOTHER_ORDER = {
  ...headers,
  'content-digest': 'sha-256=:3oY3J0jCP54REFcTYKK/cFYr1pCfgh9W9i+LAj/AlO0=:',
  'signature-input': `sig-pp=("content-length" "@path" "@method" "@authority" "signature-date" "content-digest" "content-type");created=${CREATED};expires=${CREATED + 60};keyid="${KEY_ID}";alg="ecdsa-p256-sha256"`,
  signature:
    'sig-pp=:MEUCIQDqYMLAuB+zDsrZnVm3FBHchK7BMRMsNqbTBCpAMZ3clAIgUMcFEIpeuP/dSF7xcDbURE5hm3vbnN9Qf36vN18XZGk=:',
}

/** Validly signed, but the digest is not among the covered parts: anyone could swap the body. */
export const DIGEST_NOT_COVERED = {
  ...headers,
  'content-digest': sha512,
  'signature-input': `sig-pp=("@method" "@authority" "@path" "content-type");alg="ecdsa-p256-sha256";keyid="${KEY_ID}";created=${CREATED};expires=${CREATED + 60}`,
  signature:
    'sig-pp=:MEQCIFQMpMe3wdeW2czX+DYvWZli93E8xqxGV0hULpqxVHBbAiA8JLD7qRKE4gHfyIn8m88tIr5WGwo5BoVOY7HQmMXdkw==:',
}
