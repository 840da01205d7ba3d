import { generateKeyPairSync, sign } from 'node:crypto'

// A small writer of X.509 certificates, because Node.js only reads them, and a certificate that has
// expired can be bought nowhere.

const tagged = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const head =
    length < 128
      ? [tag, length]
      : length < 256
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from(head), body])
}
const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts)
const bits = (bytes: Buffer) => tagged(0x03, Buffer.from([0]), bytes)
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'))
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))

const moment = (date: Date) =>
  tagged(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

const nameOf = (name: string) =>
  sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(name)))))

/** The names for which the certificate is valid: hosts, and the address 127.0.0.1. */
function extensionsFor(hosts: readonly string[]): Buffer {
  const names = sequence(
    ...hosts.map((host) => tagged(0x82, Buffer.from(host))),
    tagged(0x87, Buffer.from([127, 0, 0, 1])),
  )
  const authority = sequence(tagged(0x01, Buffer.from([0xff])))
  return tagged(
    0xa3,
    sequence(
      sequence(oid('551d11'), tagged(0x04, names)),
      sequence(oid('551d13'), tagged(0x01, Buffer.from([0xff])), tagged(0x04, authority)),
    ),
  )
}

/** A certificate that signs itself, so that it is trusted where it is given as `ca`. */
export function makeCertificate(
  hosts: readonly string[],
  { from, to }: { from: Date; to: Date },
): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = nameOf(hosts[0] ?? 'localhost')
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([Math.ceil(Math.random() * 127)])),
    ecdsaWithSha256,
    name,
    sequence(moment(from), moment(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensionsFor(hosts),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, ecdsaWithSha256, bits(signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

export const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60_000)
