import { ServerResponse } from 'node:http';

/**
 * Loaded into a board. A request with the header `x-throw` throws a little later, where nothing can catch the error.
 */
const { setHeader } = ServerResponse.prototype;
ServerResponse.prototype.setHeader = function (name, value) {
  if (name === 'cache-control') {
    const kind = this.req.headers['x-throw'];
    delete this.req.headers['x-throw'];
    if (kind) setTimeout(() => fail(kind), 20);
  }
  return setHeader.call(this, name, value);
};

function fail(kind) {
  const failure = new Error('thrown by a test');
  if (kind === 'exception') throw failure;
  void Promise.reject(failure);
}
