import { connectionFailure, isOfConnection } from '../../platform/database/connection-failure.js';
import { StartError } from '../../platform/errors/start-error.js';

export function startFailure(error: unknown): StartError {
  if (error instanceof StartError) return error;
  if (isOfConnection(error)) return connectionFailure('MONGODB_URI', error);
  const { code, message = 'It failed.' } = error as { code?: unknown; message?: string };
  if (code === 'EADDRINUSE')
    return new StartError('The port is taken. Stop what uses it, or set PORT to another one.');
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return new StartError(`The board may not listen there, or cannot (${code}). Check HOST and PORT.`);
  if (code === 'ENOSPC') return new StartError('The disk is full. Free some space and start again.');
  return new StartError(message.split('\n')[0] ?? '');
}
