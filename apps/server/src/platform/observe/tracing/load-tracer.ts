import type { Tracer } from './tracer.ts'

interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT: string
  OTEL_SERVICE_NAME: string
}

/**
 * OPS-056: returns a tracer if the address of a collector is set. The libraries are loaded only
 * then, because they would make every start slower.
 */
export async function loadTracer(
  env: TracingSettings,
  version: string,
): Promise<Tracer | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { startTracer } = await import('./otlp-tracer.ts')
  return startTracer(env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_SERVICE_NAME, version)
}
