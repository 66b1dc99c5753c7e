import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12.423', 'Opera on Android'],
  ['curl/8.5.0', 'Another device'],
  [null, 'Another device'],
])('calls %s %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
