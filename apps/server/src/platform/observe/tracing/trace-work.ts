import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { DatabaseObserver } from '../../database/pool.ts'
import type { AroundJob } from '../../jobs/jobs.ts'
import { fingerprint } from '../fingerprint.ts'
import type { OpenSpan, Tracer } from './tracer.ts'

/** Statements whose names are remembered; naming one costs more than running a fast one. */
const mostNames = 1000

/** OPS-056: each statement of a request or a job is a span with the name of the statement. */
export function traceStatements(observer: DatabaseObserver, tracer: Tracer): DatabaseObserver {
  const names = new LRUCache<string, string>({ max: mostNames })
  const nameOf = (text: string) => {
    const name = names.get(text) ?? fingerprint(text).name
    names.set(text, name)
    return name
  }
  return {
    waited: (seconds) => observer.waited(seconds),
    around(text, run) {
      const measured = () => observer.around(text, run)
      if (!tracer.isInside()) return measured()
      const name = nameOf(text)
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
      return tracer.run(name, { kind: 'client', attributes }, measured)
    },
  }
}

/** OPS-056: each run of a job is a span. */
export const traceJobs =
  (around: AroundJob, tracer: Tracer): AroundJob =>
  (queue, run) => {
    const attributes = { 'titian.queue': queue }
    return tracer.run(`job ${queue}`, { kind: 'job', attributes }, () => around(queue, run))
  }

/** OPS-056: each call of a method that answers with a promise is a span, without its arguments. */
export function traceCalls<Service extends object>(
  service: Service,
  name: string,
  tracer: Tracer,
): Service {
  return new Proxy(service, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...values: unknown[]): unknown => {
        const call = () => Reflect.apply(value, target, values) as unknown
        if (!tracer.isInside()) return call()
        return tracer.follow(`${name} ${String(property)}`, call)
      }
    },
  })
}

/**
 * OPS-056: each request is a span with route, status and the number of the school. A trace that a
 * trusted load balancer began is continued; a visitor cannot choose the trace.
 */
export function traceRequests(
  http: FastifyInstance,
  tracer: Tracer,
  isTrusted: (address: string) => boolean,
): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  http.addHook('onRequest', (request, reply, done) => {
    const { method, headers, socket } = request
    const span = tracer.begin(method, isTrusted(socket.remoteAddress ?? '') ? headers : {})
    spans.set(request, span)
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      const { statusCode } = reply
      const route = request.routeOptions.url ?? 'none'
      const attributes = { 'http.request.method': method, 'http.route': route }
      const status = { 'http.response.status_code': statusCode, 'titian.request': request.id }
      const school = request.schoolId > 0 ? { 'titian.school': request.schoolId } : {}
      span.end({
        attributes: { ...attributes, ...status, ...school },
        isError: statusCode >= 500,
      })
    }
    reply.raw.once('finish', end)
    // A response that is cut off never finishes.
    reply.raw.once('close', end)
    span.within(done)
  })
  // The body is read in events of the connection, which do not belong to the span.
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
}
