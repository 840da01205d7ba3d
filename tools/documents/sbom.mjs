// Lists the packages of a build as CycloneDX, from package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { licenceOf, nameOf } from './licences.mjs'
import { root } from '../source-files.mjs'

const purl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** npm writes SHA-512 in base64, CycloneDX requires hex. */
function hashesOf(integrity = '') {
  const [kind, base64] = integrity.split('-')
  if (kind !== 'sha512' || !base64) return []
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }]
}

/** Leaves out packages that are only needed to write and test the program. */
export function sbomOf({ name, version, packages }) {
  const installed = Object.entries(packages).filter(
    ([place, { link, dev }]) => place.includes('node_modules/') && !link && !dev,
  )
  const components = new Map(
    installed.map(([place, one]) => {
      const own = nameOf(place)
      const ref = purl(own, one.version)
      const component = {
        type: 'library',
        'bom-ref': ref,
        name: own,
        version: one.version,
        purl: ref,
        scope: one.optional ? 'optional' : 'required',
        ...(licenceOf(own, one) && { licenses: [{ expression: licenceOf(own, one) }] }),
        hashes: hashesOf(one.integrity),
      }
      return [ref, component]
    }),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...components.values()].toSorted((a, b) => a.purl.localeCompare(b.purl)),
  }
}

export function writeSbom(file) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeFileSync(file, `${JSON.stringify(sbomOf(lock), null, 1)}\n`)
}
