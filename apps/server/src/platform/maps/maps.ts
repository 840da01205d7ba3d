/** JOB-124: the provider of embedded maps. */
export interface Maps {
  /** The origin that pages may frame; null without a provider. */
  readonly frameOrigin: string | null
  /** The map address of a place in words; empty without a provider or a place. */
  frameOf(...parts: string[]): string
}

const gap = '{place}'

/** True for an https address with a placeholder for the place. */
export function isMapFrame(text: string): boolean {
  const address = text.replace(gap, 'place')
  return address !== text && URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** @param template the address of a map with `{place}`; empty without a provider */
export function createMaps(template: string): Maps {
  if (template === '') return { frameOrigin: null, frameOf: () => '' }
  return {
    frameOrigin: new URL(template.replace(gap, 'place')).origin,
    frameOf(...parts) {
      const place = parts.filter((part) => part !== '').join(', ')
      return place === '' ? '' : template.replace(gap, () => encodeURIComponent(place))
    },
  }
}
