import { expect, it } from 'vitest'
import { describeAgent } from './describe-agent.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    { browser: 'Edge', system: 'Windows', isPhone: false },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android', isPhone: true },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone', isPhone: true },
  ],
  ['curl/8.5.0', { browser: null, system: null, isPhone: false }],
])('names browser and system of %s', (agent, known) => {
  expect(describeAgent(agent)).toEqual(known)
})
