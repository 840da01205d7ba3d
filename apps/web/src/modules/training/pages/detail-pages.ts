export { MyTrainPartPage } from './my-train-part-page.tsx'
export { TrainDetailPage } from './train-detail-page.tsx'
