import { stored } from '@titian/site'

const holderOfTab = stored({
  name: 'paperHolder',
  version: 1,
  owner: 'device',
  lifetime: 'tab',
  accept: (value): value is string => typeof value === 'string',
})

/**
 * Names this tab to the server (EXM-106). It outlives a reload, but a duplicated tab, which gets a copy of the
 * tab's storage, must not pass for its twin: the name is stored only while the page is going.
 */
export function readTabHolder(): string {
  const storedHolder = holderOfTab.read()
  holderOfTab.forget()
  return (
    storedHolder ??
    crypto
      .getRandomValues(new Uint32Array(4))
      .reduce((name, part) => name + part.toString(36).padStart(7, '0'), '')
  )
}

export function keepTabHolder(holder: string): void {
  holderOfTab.keep(holder)
}

let own: string | undefined

/** The name of this tab for as long as its page lives. */
export function tabHolder(): string {
  if (own) return own
  const name = readTabHolder()
  own = name
  window.addEventListener('pagehide', () => keepTabHolder(name))
  window.addEventListener('pageshow', () => readTabHolder())
  return name
}
