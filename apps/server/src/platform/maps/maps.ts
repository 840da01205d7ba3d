/** JOB-124: the provider of maps that pages show in a frame. */
export interface Maps {
  /** What the pages may show in a frame; null without a provider. */
  readonly frameOrigin: string | null
  /** The address of the map of a place in words; empty without a provider or without a place. */
  frameOf(...parts: string[]): string
}

const gap = '{place}'

/** Whether a text is the address of a map with a gap for the place, over https. */
export function isMapFrame(text: string): boolean {
  const address = text.replace(gap, 'place')
  return address !== text && URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** @param template the address of a map with `{place}` where the words belong; empty for no provider */
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
