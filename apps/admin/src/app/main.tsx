import '@titian/ui/styles'
import { startStaffSite } from '@titian/site/staff'
import { createSiteRouter } from './router.tsx'

void startStaffSite({ createRouter: createSiteRouter })
