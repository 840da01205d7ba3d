import { stored } from '@titian/site'

const holderOfTab = stored({
  name: 'paperHolder',
  version: 1,
  owner: 'device',
  lifetime: 'tab',
  accept: (value): value is string => typeof value === 'string',
})

/**
 * Names this tab for the server (EXM-106). A reload keeps the name, but a duplicated tab, which
 * gets a copy of the storage, must get another. So the name is stored only while the page unloads.
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

/** Returns the name of this tab, constant while its page is open. */
export function tabHolder(): string {
  if (own) return own
  const name = readTabHolder()
  own = name
  window.addEventListener('pagehide', () => keepTabHolder(name))
  window.addEventListener('pageshow', () => readTabHolder())
  return name
}
