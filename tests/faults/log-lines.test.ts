import { expect, it } from 'vitest'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, startServer } from '../support/server.ts'

it('[OPS-055] in production every line of the output is one JSON object with an event, from the first warning on', async () => {
  const place = await migratedPlace()
  const port = await freePort()
  const server = await startServer({
    ...place,
    port,
    env: {
      NODE_ENV: 'production',
      SECRET: 'a secret of a test that nobody else knows',
      SMS: 'none',
      // The misspelt names of settings are warned of before the log exists.
      CAPTCHA_ANSWER: '',
      SEED_DEMO: '0',
      PASSWORD_COST: '',
      TRUST_PROXI: 'loopback',
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: '0',
    },
  })
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({
    ok: true,
    state: 'ready',
  })
  await server.stop('SIGTERM')
  const lines = server.output().trim().split('\n')
  const objects = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const events = objects.map(({ event }) => event).filter(Boolean)
  expect(events[0]).toBe('server.settingUnknown')
  expect(events).toEqual(expect.arrayContaining(['server.ready', 'server.stopping', 'sms.off']))
  for (const line of objects)
    expect(line).toMatchObject({
      level: expect.any(Number) as number,
      time: expect.any(Number) as number,
      msg: expect.any(String) as string,
    })
  await place.remove()
}, 90_000)
