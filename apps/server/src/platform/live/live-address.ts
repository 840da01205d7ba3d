import '@fastify/cookie'
import '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { apiBase, type Surroundings } from '../http/bind.ts'
import type { LiveChannel } from './live.ts'

const notSignedIn = 4401

/** Only pages of this very host may open the channel: a web socket carries cookies from anywhere. */
function isSameOrigin(origin: string | undefined, host: string): boolean {
  if (!origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

export function addLive(app: FastifyInstance, live: LiveChannel, around: Surroundings) {
  app.register(async (scope) => {
    scope.get(`${apiBase}/live`, { websocket: true }, async (socket, request) => {
      const school = await around.findSchool(request.hostname)
      const actor =
        school && isSameOrigin(request.headers.origin, request.host)
          ? await around.findActor(school, request.cookies.token, around.clock.now())
          : undefined
      if (actor?.kind !== 'user') return socket.close(notSignedIn)
      live.connect(actor.userId, socket)
    })
  })
}
