import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiBase, sendRefusal, type HttpDeps } from '../http/bind.ts'
import { Refusal } from '../refusal.ts'
import { findListener, issueTicket } from './listeners.ts'
import type { Listener, LiveChannel } from '../live/live.ts'
import type { LivePlace } from '../live/live-place.ts'

const longestMessage = 4096

/** Close code "service restart": pages reconnect by themselves to a ready process. */
const restarting = 1012
/** Milliseconds for a page to answer the closing handshake; a sleeping phone never does. */
const closePatience = 2000

function closeSockets(this: FastifyInstance, done: () => void) {
  const { clients } = this.websocketServer
  for (const socket of clients) socket.close(restarting)
  const cut = setTimeout(() => clients.forEach((socket) => socket.terminate()), closePatience)
  this.websocketServer.close(() => {
    clearTimeout(cut)
    done()
  })
}

async function addSocket(
  app: FastifyInstance,
  live: LiveChannel,
  place: LivePlace,
  deps: HttpDeps,
) {
  await app.register(websocket, {
    options: { maxPayload: longestMessage },
    preClose: closeSockets,
  })
  const listeners = new WeakMap<FastifyRequest, Listener>()
  app.route({
    method: 'GET',
    url: place.path,
    // The check precedes the upgrade, so that a refusal is an HTTP response and the client cannot
    // disconnect unnoticed.
    async preValidation(request, reply) {
      if (!request.ws) return
      const listener = await findListener(request, reply, deps, place)
      if (listener instanceof Refusal) return sendRefusal(reply, listener, 'en', true)
      listeners.set(request, listener)
    },
    handler: (_request, reply) => reply.callNotFound(),
    wsHandler(socket, request) {
      const listener = listeners.get(request)
      if (listener) live.connect(listener, socket)
    },
  })
}

function addTickets(app: FastifyInstance, deps: HttpDeps) {
  app.get(`${apiBase}/live/ticket`, async (request, reply) => {
    const ticket = await issueTicket(request, reply, deps)
    if (ticket instanceof Refusal) return sendRefusal(reply, ticket, 'en', true)
    return reply.header('cache-control', 'no-store').type('text/plain').send(ticket)
  })
}

/** FRM-172: adds the socket route when the settings have a live channel. */
export async function addLive(app: FastifyInstance, live: LiveChannel, deps: HttpDeps) {
  if (!live.place) return
  await addSocket(app, live, live.place, deps)
  if (live.place.origin) addTickets(app, deps)
}
