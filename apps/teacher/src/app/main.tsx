import '@titian/ui/styles'
import { startStaffSite } from '@titian/site/staff'
import { openTicket } from './open-ticket.ts'
import { createSiteRouter } from './router.tsx'

void startStaffSite({ createRouter: createSiteRouter, before: openTicket })
