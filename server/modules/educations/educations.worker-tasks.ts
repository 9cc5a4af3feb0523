import { handleTask } from '@server/workers/handled-task';
import { videoTask } from './uploads/video.task';

export const educationWorkerTasks = {
  ...handleTask(videoTask, async () => (await import('./uploads/read-video')).readVideo),
};
