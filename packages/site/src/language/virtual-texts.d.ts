declare module 'virtual:texts' {
  /** Namespace -> texts, of one language; each language is a chunk of its own. */
  type Texts = Record<string, Record<string, unknown>>
  export const loadTexts: Record<'en' | 'zh' | 'my', () => Promise<{ texts: Texts }>>
}
