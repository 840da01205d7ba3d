import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { SpanOptions, Tracer } from './tracer.ts'

const kinds: Record<SpanOptions['kind'], SpanKind> = {
  inside: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
}

/** Milliseconds that a stop waits for the collector. */
const stopPatience = 2000

/** Marks a span as failed by the kind of the error. A message could hold values. */
function noteError(span: Span, error: unknown) {
  const { name, code } = error instanceof Error ? (error as Error & { code?: unknown }) : {}
  span.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'unknown'))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

const getter = {
  keys: (headers: Record<string, unknown>) => Object.keys(headers),
  get: (headers: Record<string, unknown>, name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  },
}

/** Sends what is recorded; a collector that does not answer delays the stop for a short time only. */
async function shutDown(provider: BasicTracerProvider): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, stopPatience)
  })
  await Promise.race([provider.shutdown().catch(() => undefined), late])
  clearTimeout(timer)
}

/** Sends spans to a collector over OTLP/HTTP. The library itself reads the other usual variables. */
export function startTracer(endpoint: string, service: string, version: string): Tracer {
  const named = resourceFromAttributes({ 'service.name': service, 'service.version': version })
  // OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME of the process take precedence.
  const resource = named.merge(detectResources({ detectors: [envDetector] }))
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const spanProcessors = [new BatchSpanProcessor(exporter)]
  const provider = new BasicTracerProvider({ resource, spanProcessors })
  const tracer = provider.getTracer('titian', version)
  // The contexts belong to this tracer and not to the process, so that tests run several apps.
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()
  return {
    isInside: () => trace.getSpan(contexts.active()) !== undefined,
    async run(name, { kind, attributes = {} }, step) {
      const parent = contexts.active()
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
      try {
        return await contexts.with(trace.setSpan(parent, span), step)
      } catch (error) {
        noteError(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    follow(name, call) {
      const parent = contexts.active()
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, parent)
      const fail = (error: unknown) => {
        noteError(span, error)
        span.end()
        throw error
      }
      const finish = <Result>(result: Result) => {
        span.end()
        return result
      }
      try {
        const result = contexts.with(trace.setSpan(parent, span), call)
        return result instanceof Promise ? result.then(finish, fail) : finish(result)
      } catch (error) {
        return fail(error)
      }
    },
    begin(name, headers) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, getter)
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent)
      const context = trace.setSpan(parent, span)
      return {
        within: (run) => contexts.with(context, run),
        end: ({ attributes, isError }) => {
          span.setAttributes(attributes)
          const route = attributes['http.route']
          if (route !== undefined) span.updateName(`${name} ${route}`)
          if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    stop: () => shutDown(provider),
  }
}
