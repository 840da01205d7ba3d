/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING'
    issueMessage: string
  }
  /** Validates the things of a page by type. */
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
