import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readEnv, settings } from './env.ts'

it('starts without any setting and documents every setting', () => {
  const env = readEnv({})
  expect(env.PORT).toBe(3000)
  expect(settings.map((setting) => setting.name).sort()).toEqual(Object.keys(env).sort())
})

it('[OPS-065] takes MAIL as not set when sudo or a login has put the path of a mailbox there', () => {
  const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(40), SMS: 'none' }
  expect(readEnv({ ...production, MAIL: '/var/mail/titian' }).MAIL).toBe('none')
  expect(() => readEnv({ ...production, MAIL: 'var/mail/titian' })).toThrow(/MAIL/)
})

it('[OPS-063] takes the example for operators once it has a secret, and with each line that is a comment', () => {
  const path = new URL('../../../deploy/env.example', import.meta.url)
  const text = readFileSync(path, 'utf8').replace('SECRET=\n', `SECRET=${'x'.repeat(64)}\n`)
  const read = (lines: string) =>
    readEnv(
      Object.fromEntries(
        [...lines.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value]),
      ),
    )
  expect(read(text)).toMatchObject({ NODE_ENV: 'production', HOST: '127.0.0.1' })
  const all = text.replaceAll(/^#(?=[A-Z_]+=)/gm, '')
  expect(() => read(all)).toThrow(/STRIPE_SECRET_KEY/)
  const filled = all.replaceAll(/^(STRIPE_\w+)=$/gm, '$1=x')
  expect(read(filled)).toMatchObject({ MAIL: 'smtp', PAYMENT: 'stripe' })
})

it('lists all invalid settings at once', () => {
  expect(() => readEnv({ PORT: 'x', DATABASE_URL: 'nowhere' })).toThrow(/PORT[\s\S]*DATABASE_URL/)
})

it('[ACC-131] refuses sample secrets and sandboxes in production', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/SECRET[\s\S]*SMS/)
  expect(() =>
    readEnv({
      NODE_ENV: 'production',
      SECRET: 'x'.repeat(40),
      SMS: 'none',
      CAPTCHA_ANSWER: '8888',
      PASSWORD_COST: 'quick',
    }),
  ).toThrow(/CAPTCHA_ANSWER[\s\S]*PASSWORD_COST/)
  expect(readEnv({ NODE_ENV: 'production', SECRET: 'x'.repeat(40), SMS: 'none' }).SMS).toBe('none')
})

it('[FRM-172] puts the live channel at /ws, at another address, or switches it off', () => {
  expect(readEnv({}).LIVE_URL).toMatchObject({ address: '/ws' })
  expect(readEnv({ LIVE_URL: 'ws://live.localhost/ws' }).LIVE_URL).toMatchObject({ path: '/ws' })
  for (const none of ['', 'off']) expect(readEnv({ LIVE_URL: none }).LIVE_URL).toBeNull()
})

it("[FRM-172] explains the format of the live channel's address", () => {
  for (const LIVE_URL of ['on', 'https://live.example/ws', 'wss://live.example'])
    expect(() => readEnv({ LIVE_URL })).toThrow(/LIVE_URL: .*\/ws.*wss:\/\/live.example\/ws.*off/)
  expect(() => readEnv({ NODE_ENV: 'production', LIVE_URL: 'ws://live.example/ws' })).toThrow(
    'LIVE_URL: must begin with wss://',
  )
})

it('[FRM-202] accepts load balancers by address, range or name, and refuses to trust every address', () => {
  expect(readEnv({}).TRUST_PROXY).toEqual([])
  expect(readEnv({ TRUST_PROXY: '0' }).TRUST_PROXY).toEqual([])
  expect(readEnv({ TRUST_PROXY: 'Loopback, 10.0.0.5,fd00::/8' }).TRUST_PROXY).toEqual([
    'loopback',
    '10.0.0.5',
    'fd00::/8',
  ])
  for (const TRUST_PROXY of ['1', 'true', '2', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'balancer'])
    expect(() => readEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY: .*uniquelocal/)
})

it('[FRM-475] accepts the sizes of the caches for visitors', () => {
  expect(readEnv({})).toMatchObject({ VISITOR_CACHE_MB: 16, HOST_CACHE: 1000 })
  const set = readEnv({ VISITOR_CACHE_MB: '512', HOST_CACHE: '5000' })
  expect(set).toMatchObject({ VISITOR_CACHE_MB: 512, HOST_CACHE: 5000 })
  for (const wrong of ['0', '-1', 'many'])
    expect(() => readEnv({ VISITOR_CACHE_MB: wrong, HOST_CACHE: wrong })).toThrow(
      /VISITOR_CACHE_MB[\s\S]*HOST_CACHE/,
    )
})

it('[FRM-204] listens on this machine alone unless it runs in production or HOST is set', () => {
  expect(readEnv({}).HOST).toBe('127.0.0.1')
  expect(readEnv({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
  const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(40), SMS: 'none' }
  expect(readEnv(production).HOST).toBe('0.0.0.0')
})

it('[FRM-204] refuses the demo schools in production', () => {
  const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(40), SMS: 'none' }
  expect(() => readEnv({ ...production, SEED_DEMO: '1' })).toThrow(/SEED_DEMO/)
})

it('[FRM-345] names no statement behind a pooler unless a setting asks for it', () => {
  const url = 'postgres://me@localhost/db'
  const pooled = { DATABASE_URL: url, DATABASE_DIRECT_URL: url }
  expect(readEnv({ DATABASE_URL: url }).DATABASE_STATEMENTS).toBe('named')
  expect(readEnv(pooled).DATABASE_STATEMENTS).toBe('unnamed')
  const told = readEnv({ ...pooled, DATABASE_STATEMENTS: 'named' })
  expect(told.DATABASE_STATEMENTS).toBe('named')
})

it('[FRM-346] accepts the address of a database socket, with and without a host', () => {
  for (const url of ['postgres://me@/db?host=/run/postgresql', 'postgres://me@localhost/db'])
    expect(readEnv({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toMatchObject({
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: url,
    })
  expect(() => readEnv({ DATABASE_URL: 'not an address' })).toThrow('DATABASE_URL: Invalid URL')
})

const storage = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'school-files',
  S3_ACCESS_KEY: 'name',
  S3_SECRET_KEY: 'secret',
}

it('[OPS-030] keeps files on the disk unless the settings of object storage are given together', () => {
  expect(readEnv({}).FILES).toEqual(['disk'])
  const given = readEnv({ ...storage, FILES: 's3,disk', S3_PREFIX: '/titian/files' })
  expect(given).toMatchObject({
    FILES: ['s3', 'disk'],
    S3_PREFIX: 'titian/files/',
    S3_PATH_STYLE: true,
  })
  for (const missing of Object.keys(storage))
    expect(() => readEnv({ ...storage, [missing]: '', FILES: 'disk,s3' })).toThrow(
      `${missing}: needed when FILES is s3`,
    )
  const { S3_BUCKET: _, ...service } = storage
  expect(readEnv({ ...service, BACKUP_TO: 's3://backups/nights' }).FILES).toEqual(['disk'])
  expect(() => readEnv({ BACKUP_TO: 's3://backups/nights' })).toThrow(
    'S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY: needed when BACKUP_TO begins with s3://',
  )
})

it('[OPS-030] refuses names and addresses that lead elsewhere', () => {
  for (const wrong of [
    { FILES: 's3,s3' },
    { S3_BUCKET: 'School Files' },
    { S3_BUCKET: '../other' },
    { S3_PREFIX: '../other' },
    { S3_PREFIX: 'a/../../other' },
    { S3_PREFIX: 'a//b' },
    { S3_PREFIX: 'a?b' },
    { S3_ENDPOINT: 'ftp://s3.example' },
  ])
    expect(() => readEnv({ ...storage, ...wrong })).toThrow(Object.keys(wrong)[0])
  const inProduction = (S3_ENDPOINT: string) =>
    readEnv({
      ...storage,
      NODE_ENV: 'production',
      SECRET: 'x'.repeat(40),
      SMS: 'none',
      FILES: 's3',
      S3_ENDPOINT,
    })
  for (const address of ['http://s3.example', 'http://127.0.0.1.example', 'http://10.0.0.1'])
    expect(() => inProduction(address)).toThrow('S3_ENDPOINT: must begin with https://')
  for (const address of ['https://s3.example', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
    expect(inProduction(address).S3_ENDPOINT).toBe(address)
})
