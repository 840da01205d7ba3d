export type Attributes = Record<string, string | number>

export interface SpanOptions {
  kind: 'inside' | 'server' | 'client' | 'job'
  attributes?: Attributes
}

/** A span of a request, which begins and ends in different hooks. */
export interface OpenSpan {
  /** Runs code whose spans are children of this one. */
  within<Result>(run: () => Result): Result
  end(outcome: { attributes: Attributes; isError: boolean }): void
}

/**
 * Records spans. Names and attributes hold nothing about a person and no value of a statement,
 * because collectors of traces keep them and show them to many people.
 */
export interface Tracer {
  /** Runs a step in a span of its own, as a child of the present one. */
  run<Result>(name: string, options: SpanOptions, step: () => Promise<Result>): Promise<Result>
  /** Like `run`, for a call that may answer at once, such as one that returns a stream. */
  follow(name: string, call: () => unknown): unknown
  /** Begins a span. The headers name its parent, where a load balancer began the trace. */
  begin(name: string, headers: Record<string, unknown>): OpenSpan
  /** False outside of requests and jobs, for example while the queue looks for jobs. */
  isInside(): boolean
  /** Sends what is recorded. */
  stop(): Promise<void>
}
