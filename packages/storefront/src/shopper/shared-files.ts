import type { AttachmentStorage } from '@vitrin/contact'

// Questions and reviews share one storage of files. Each removes the folders that it does not know, so each sees only
// its own.
const OF_REVIEWS = 'review/'

export function filesOfReviews(storage: AttachmentStorage): Omit<AttachmentStorage, 'remove'> {
  const named = (folder: string): string => OF_REVIEWS + folder
  return {
    put: (folder, key, bytes) => storage.put(named(folder), key, bytes),
    read: (folder, key) => storage.read(named(folder), key),
    folders: async () => {
      const folders = await storage.folders()
      return folders.filter((folder) => folder.startsWith(OF_REVIEWS)).map((folder) => folder.slice(OF_REVIEWS.length))
    },
    removeFolder: (folder) => storage.removeFolder(named(folder)),
  }
}

export function filesOfQuestions(storage: AttachmentStorage): AttachmentStorage {
  return {
    put: (folder, key, bytes) => storage.put(folder, key, bytes),
    read: (folder, key) => storage.read(folder, key),
    folders: async () => (await storage.folders()).filter((folder) => !folder.startsWith(OF_REVIEWS)),
    remove: (folder, key) => storage.remove(folder, key),
    removeFolder: (folder) => storage.removeFolder(folder),
  }
}
