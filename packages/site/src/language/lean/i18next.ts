/**
 * Stands in for i18next in what a browser loads (vite/lean-texts.ts): the part of it that the sites
 * use. `namespace:path` finds a text, a count chooses its form, `{{name}}` takes a value.
 */
export interface Words {
  readonly [key: string]: string | Words
}

interface Values {
  readonly [name: string]: string | number | boolean | null | undefined
  count?: number
  /** Taken where there is no such text. */
  defaultValue?: string
  ns?: string
}

export type Translate = (key: string, values?: Values) => string

interface Start {
  lng: string
  resources: Record<string, Record<string, Words>>
  defaultNS: string
}

function find(words: Words | undefined, path: string): string | undefined {
  let found: string | Words | undefined = words
  for (const step of path.split('.')) found = typeof found === 'object' ? found[step] : undefined
  return typeof found === 'string' ? found : undefined
}

function fill(text: string, values: Values): string {
  if (!text.includes('{{')) return text
  return text.replaceAll(/\{\{(.+?)\}\}/g, (_whole, name: string) => {
    const value = values[name.trim()]
    return typeof value === 'string' ? value : String(value ?? '')
  })
}

export class LeanTexts {
  language = ''
  #namespaces: Record<string, Words> = {}
  #standard = ''
  #plurals: Intl.PluralRules | undefined
  readonly #fixed = new Map<string, Translate>()

  use(): this {
    return this
  }

  init({ lng, resources, defaultNS }: Start): Promise<void> {
    this.language = lng
    this.#standard = defaultNS
    this.#namespaces = { ...resources[lng] }
    return Promise.resolve()
  }

  addResourceBundle(_language: string, namespace: string, words: Words): void {
    this.#namespaces[namespace] = { ...this.#namespaces[namespace], ...words }
  }

  /** The same function each time, so that effects may depend on it. */
  getFixedT(_language: null, namespace = this.#standard): Translate {
    const known = this.#fixed.get(namespace)
    if (known) return known
    const fixed: Translate = (key, values = {}) => this.#say(key, values.ns ?? namespace, values)
    this.#fixed.set(namespace, fixed)
    return fixed
  }

  t: Translate = (key, values) => this.getFixedT(null)(key, values)

  exists(key: string): boolean {
    const [path, namespace] = this.#split(key, this.#standard)
    return find(this.#namespaces[namespace], path) !== undefined
  }

  #split(key: string, namespace: string): [path: string, namespace: string] {
    const colon = key.indexOf(':')
    return colon < 0 ? [key, namespace] : [key.slice(colon + 1), key.slice(0, colon)]
  }

  #formsOf(path: string, count: unknown): string[] {
    if (typeof count !== 'number') return [path]
    this.#plurals ??= new Intl.PluralRules(this.language)
    const forms = [`${path}_${this.#plurals.select(count)}`, path]
    return count === 0 ? [`${path}_zero`, ...forms] : forms
  }

  #say(key: string, standard: string, values: Values): string {
    const [path, namespace] = this.#split(key, standard)
    for (const form of this.#formsOf(path, values.count)) {
      const text = find(this.#namespaces[namespace], form)
      if (text !== undefined) return fill(text, values)
    }
    return values.defaultValue ?? path
  }
}

export const createInstance = () => new LeanTexts()
